import type { Look } from '@shingle/shared/theme/look.ts'
import { useMemo } from 'react'
import { createLate } from '../base/late.ts'

// The words stand in a face of the device until their own comes; on a slow line the rules are here before the draft is.
const fontFaces = createLate(() => import('@shingle/shared/theme/font-faces.ts'))
void fontFaces.begin()

/** The CSS that makes a look's faces known in every weight an owner can choose; '' until it is here. */
export const useFontRules = (look: Look): string => {
  const faces = fontFaces.use()
  return useMemo(() => {
    if (faces === null) return ''
    const { everyWeight, fontFaceRules, fontUrl, italicFaceRules } = faces
    return fontFaceRules(look, fontUrl, everyWeight) + italicFaceRules(look, fontUrl)
  }, [faces, look])
}
