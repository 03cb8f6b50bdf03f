import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tiler',
  kind: 'building-trade',
  names: {
    english: 'Tiler',
    spanish: 'Alicatador',
    french: 'Carreleur',
    italian: 'Piastrellista',
    german: 'Fliesenleger',
    japanese: 'タイル工事',
    Korean: '타일 시공',
  },
  naming: {
    english: listed(
      `tiling, wall and floor tiling, tile fitter, tile setter, tile installer, bathroom tiling`,
    ),
    spanish: listed(`alicatados, solador, alicatado, colocación de azulejos,
      alicato, alicatamos`),
    french: listed('carrelage, pose de carrelage, carreleur mosaïste'),
    italian: listed('posa piastrelle, pavimentista, posatore, posa pavimenti'),
    german: listed(
      `fliesenlegerbetrieb, fliesenlegermeister, fliesenverlegung, fliesenarbeiten, plattenleger`,
    ),
    japanese: listed('タイル屋, タイル張り, タイル職人'),
    Korean: listed('타일공, 욕실 타일, 타일 공사, 타일 기술자, 줄눈 시공'),
  },
  things: {
    english: listed('tile, grout, bathroom, floor, splashback, porcelain'),
    spanish: listed('azulejo, baldosa, baño, suelo, junta, gres'),
    french: listed('carreau, joint, faïence, salle de bain, sol'),
    italian: listed('piastrella, fuga, bagno, pavimento, gres'),
    german: listed('fliese, fuge, bad, boden, naturstein'),
    japanese: listed('タイル, 目地, 浴室, 玄関, モザイク'),
    Korean: listed('타일, 줄눈, 욕실, 바닥, 현관'),
  },
}
