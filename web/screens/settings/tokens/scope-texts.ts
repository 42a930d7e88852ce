import { TOKEN_SCOPES, type TokenScope } from '../../../../core/domain/users/api-token.ts';

export const scopeTexts: Readonly<Record<TokenScope, string>> = {
  reflections: 'Reflections',
  summaries: 'Weekly summaries',
  stats: 'Streak and numbers',
};

/** Format scopes as text in the order of `TOKEN_SCOPES`, such as 'Reflections, streak and numbers'. */
export function scopesText(scopes: readonly TokenScope[]): string {
  const words = TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => scopeTexts[scope].toLowerCase());
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
