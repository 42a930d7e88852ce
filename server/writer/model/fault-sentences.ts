import type { ModelFault } from '../writer.ts';

/** What each fault means and what to do. Shown in the log and by `npm run admin -- writer check`. */
export const faultSentences: Readonly<Record<ModelFault, string>> = {
  rate_limited: 'the model’s provider limits requests: the week is retried later',
  unavailable: 'the model’s server cannot be reached or has a fault of its own: start it, or check WRITER_BASE_URL',
  timed_out: 'the model took longer than WRITER_TIMEOUT: raise it, or use a smaller model',
  too_large: 'the model’s answer was larger than 1 MiB: use another model',
  not_understood: 'the model’s answer was not the JSON that was asked for: use a more capable model',
  cut_short: 'the model’s answer was cut off at its token limit, also with room for reasoning: use another model',
  refused: 'the model refused to answer',
  unfaithful: 'the model’s answer did not hold to the reflections, so the builtin summary stays',
  not_allowed: 'the model’s server refused the request: check WRITER and WRITER_BASE_URL',
  model_missing: 'the model’s server does not have the model: pull or load it (ollama pull NAME), or correct WRITER',
  key_refused: 'the model’s server refused the key: check WRITER_KEY',
  context_too_small:
    'the week does not fit into the model’s context: start its server with a larger one, or use another model',
  runs_elsewhere:
    'Ollama passes this model’s texts on to its cloud, so nothing was sent: use a model that runs on this machine',
};
