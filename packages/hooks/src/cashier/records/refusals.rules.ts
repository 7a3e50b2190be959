import type { RecordCode } from '../../core/failure.rules.ts'
import type { MessageId } from '../../core/message.ts'

/** What each refusal of a record says; the ranges that are asked for are never refused, unless a clock is wrong. */
export const RECORD_TEXTS: Readonly<Record<RecordCode, MessageId | undefined>> = {
  'record.range.reversed': 'range_reversed',
  'record.range.long': 'range_long',
  'record.range.future': 'range_future',
  'record.zone.unknown': undefined,
  'record.unknown': undefined,
}
