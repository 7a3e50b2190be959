import type { FieldProps } from './useFields.ts'

/**
 * The field of a choice, which is empty once what was chosen is offered no more: a browser would show another offer as chosen, and
 * would not let it be chosen.
 */
export const offeredField = (field: FieldProps, offered: readonly string[]): FieldProps =>
  offered.includes(field.value) ? field : { ...field, value: '' }
