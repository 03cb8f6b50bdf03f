import { findDefinition } from './definitions.ts'

/** What people call a section, such as 'Text Banner'. */
export const sectionTitle = ({ type }: { readonly type: string }): string =>
  findDefinition(type)?.title ?? type
