import { type LocalSearch, localPlaces, type ModelChoice, rootOf } from '../writer/model/model-choice.ts';
import { isThisMachine } from '../writer/model/private-network.ts';

export type WriterValues = {
  readonly WRITER: 'auto' | 'builtin' | Pick<ModelChoice, 'provider' | 'model'>;
  readonly WRITER_KEY: string | null;
  readonly WRITER_BASE_URL: string | null;
  readonly WRITER_TIMEOUT: number | null;
  readonly OLLAMA_HOST: string | null;
};

const elsewhereFault =
  'WRITER_BASE_URL must be on this machine while WRITER is auto: for another one, name the model in WRITER, like compatible/NAME.';

function isOnThisMachine(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && isThisMachine(hostname);
}

/** Return error sentences for combinations of writer variables that are invalid together. */
export function writerFaults({ WRITER, WRITER_KEY, WRITER_BASE_URL }: WriterValues): string[] {
  if (WRITER === 'builtin') return [];
  if (WRITER === 'auto') {
    const isElsewhere = WRITER_BASE_URL !== null && !isOnThisMachine(WRITER_BASE_URL);
    return isElsewhere ? [elsewhereFault] : [];
  }
  if (WRITER.provider === 'ollama') return [];
  if (WRITER.provider === 'compatible') {
    return WRITER_BASE_URL === null
      ? ['WRITER_BASE_URL must be set: a compatible model has no address of its own.']
      : [];
  }
  return WRITER_KEY === null ? [`WRITER_KEY must be set: ${WRITER.provider} asks for one.`] : [];
}

/**
 * The default time limit of a model call. It is longer for Ollama, which may run on a machine without a graphics card.
 */
const callTimeoutMs = { hosted: 90_000, ollama: 600_000 } as const;

export function writerOf({
  WRITER,
  WRITER_KEY: key,
  WRITER_BASE_URL,
  WRITER_TIMEOUT,
  OLLAMA_HOST,
}: WriterValues): 'builtin' | ModelChoice | LocalSearch {
  if (WRITER === 'builtin') return WRITER;
  const givenMs = WRITER_TIMEOUT === null ? null : WRITER_TIMEOUT * 1_000;
  if (WRITER === 'auto') {
    // Send the key only to a server whose address was configured together with it.
    const ownKey = WRITER_BASE_URL === null ? null : key;
    return { places: localPlaces(WRITER_BASE_URL, OLLAMA_HOST), key: ownKey, timeoutMs: givenMs };
  }
  if (WRITER.provider === 'ollama') {
    const baseUrl = WRITER_BASE_URL === null ? OLLAMA_HOST : rootOf(WRITER_BASE_URL);
    return { ...WRITER, key, baseUrl, timeoutMs: givenMs ?? callTimeoutMs.ollama };
  }
  return { ...WRITER, key, baseUrl: WRITER_BASE_URL, timeoutMs: givenMs ?? callTimeoutMs.hosted };
}
