import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'

/** An empty code embed: its code can only be the owner's. */
const composeCodeEmbed = (id: string): SectionOf<'CodeEmbed'> => blankSection('CodeEmbed', id)

/** How the generator writes the CodeEmbed section. */
export const codeEmbedComposer: SectionComposer<'CodeEmbed'> = {
  compose: (_, { id }) => composeCodeEmbed(id),
  places: [12, 12, 12, 12],
}
