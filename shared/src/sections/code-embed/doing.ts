import type { SectionDoing } from '../doing.ts'

/** What the Code Embed section does with what it learns of visitors. */
export const codeEmbedDoing: SectionDoing<'CodeEmbed'> = {
  of: () => 'embed',
}
