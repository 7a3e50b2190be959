import type { MessageFormatElement } from 'react-intl'

/** Texts by id, compiled. */
export type Catalogue = Readonly<Record<string, MessageFormatElement[]>>

/** `first` is what the first screen says, `rest` everything else. */
type Part = 'first' | 'rest'

const catalogues = import.meta.glob<Catalogue>('./compiled/*.json', { import: 'default' })

async function loadPart(language: string, part: Part): Promise<Catalogue> {
  const load = catalogues[`./compiled/${language.toLowerCase()}.${part}.json`] ?? catalogues[`./compiled/en.${part}.json`]
  return load ? load() : {}
}

/** The texts of one language of the backend (`EN`, `TY`), all of them or only the first screen's; English where there are none. */
export async function loadMessages(language: string, all: boolean): Promise<Catalogue> {
  const [first, rest] = await Promise.all([loadPart(language, 'first'), all ? loadPart(language, 'rest') : undefined])
  return rest ? { ...first, ...rest } : first
}
