import { findBy, pattern } from '../finder.ts'

/** Every run of digits that is nothing else, with the signs that hold it together. */
export const findFigures = findBy('figure', pattern("\\p{Nd}+(?:[.,:\\/'’×x*+⁄–\\-]\\p{Nd}+)*"))
