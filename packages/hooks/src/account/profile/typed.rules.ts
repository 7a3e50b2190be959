import { toDigits } from '../../core/language/language.rules.ts'
import { acceptTyped } from '../../form/field.rules.ts'

/**
 * What a field of the member's own data lets in: as in every form, but for letters that only look like those its rule knows.
 * Phones type a curly apostrophe by themselves, a text that was copied has spaces that do not break, and an ID may be typed in
 * digits of another script.
 */
export function acceptOwn(name: string, text: string): string {
  const spaced = text.replace(/[\u00a0\u202f]/g, ' ')
  if (name === 'idNumber') return acceptTyped(name, toDigits(spaced.normalize('NFKC')))
  return acceptTyped(name, /Name$/.test(name) ? spaced.replace(/[‘’]/g, "'") : spaced)
}
