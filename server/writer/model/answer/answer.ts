import type { JSONSchema7 } from 'ai';
import * as z from 'zod/mini';

const sentence = z.object({
  text: z.string(),
  evidence: z.array(z.object({ reflection: z.int(), quote: z.string() })),
});

const answer = z.object({
  title: z.string(),
  themes: z.array(z.string()),
  paragraphs: z.array(z.object({ sentences: z.array(sentence) })),
});

/**
 * What a model returns. The evidence of a sentence consists of verbatim quotes, each with the number of its reflection.
 * Numbers start at 1.
 */
export type Answer = z.output<typeof answer>;
export type AnswerSentence = z.output<typeof sentence>;

/** `Answer` as a JSON schema. Providers require that all properties are required and no others are allowed. */
export const answerJsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    themes: { type: 'array', items: { type: 'string' } },
    paragraphs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sentences: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                text: { type: 'string' },
                evidence: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: { reflection: { type: 'integer' }, quote: { type: 'string' } },
                    required: ['reflection', 'quote'],
                    additionalProperties: false,
                  },
                },
              },
              required: ['text', 'evidence'],
              additionalProperties: false,
            },
          },
        },
        required: ['sentences'],
        additionalProperties: false,
      },
    },
  },
  required: ['title', 'themes', 'paragraphs'],
  additionalProperties: false,
} satisfies JSONSchema7;

function parsed(text: string): Answer | null {
  try {
    const result = answer.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Read the JSON object in a model's text, even in a code fence or between other text. Return null if there is none. */
export function readAnswer(text: string): Answer | null {
  // Do not match the code fence by a regular expression: on a megabyte of blank lines it would run for hours.
  const [, fenced = ''] = text.split('```', 2);
  const braced = (part: string) => part.slice(part.indexOf('{'), part.lastIndexOf('}') + 1);
  return parsed(text) ?? parsed(braced(fenced)) ?? parsed(braced(text));
}
