import type { DraftContent } from '@shingle/shared/draft/content.ts'
import * as z from 'zod/mini'

/**
 * A whole draft as a row keeps it: validated before it was written, and of the shape that drafts had then. Bringing it
 * into the present shape needs every section's fields, which most rooms do without: whoever shows it does that.
 */
export const storedContentSchema = z.custom<DraftContent>(
  (value) =>
    typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections),
)
