/** A text of the backend in the languages it was written in. */
export interface Text {
  EN: string
  TY: string
}

/** The text in a backend language code; English where it was never translated. */
export const say = (text: Text, language: string): string => (language === 'TY' ? text.TY : text.EN)
