import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { type FamilyId, familyIds } from '@shingle/shared/theme/family-ids.ts'
import type { FontPair } from '@shingle/shared/theme/font-pairs.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { Palette } from '@shingle/shared/theme/palettes.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'

/** The look that a palette and a font pair give together, in the family whose faces they are. */
export const sketchLook = (palette: Palette, fonts: FontPair): Look =>
  resolveLook({
    ...initialValues(themeFields),
    ...palette.colours,
    paletteId: palette.id,
    fontPair: fonts.id,
    family: familyOf(fonts),
  })

const familyOf = ({ id }: FontPair): FamilyId => {
  const drawnWith = familyIds.find((family) => families[family].fontPairs[0] === id)
  return drawnWith ?? familyIds.find((family) => families[family].fontPairs.includes(id)) ?? 'clinic'
}
