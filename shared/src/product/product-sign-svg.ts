import { productSign } from './product-sign.ts'

const { box, rail, cords, board } = productSign
const stroke = ({ path, width }: { path: string; width: number }) =>
  `<path d="${path}" stroke="currentColor" stroke-width="${width}"/>`

/** The sign as markup, for pages that servers write. */
export const productSignSvg = `<svg width="${box}" height="${box}" viewBox="0 0 ${box} ${box}" aria-hidden="true">${stroke(rail)}${stroke(cords)}<rect x="${board.x}" y="${board.y}" width="${board.width}" height="${board.height}" rx="${board.rx}" fill="currentColor"/></svg>`
