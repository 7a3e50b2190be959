import DOMPurify from 'dompurify'
import { parserPolicy } from '../ui/trustedTypes.ts'
import type { ParseHtml } from './sanitise.ts'

/** Reads HTML where the browser has no sanitiser of its own. */
export const parseByLibrary: ParseHtml = (html, { elements, attributes }) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(parserPolicy && { TRUSTED_TYPES_POLICY: parserPolicy }),
  })
