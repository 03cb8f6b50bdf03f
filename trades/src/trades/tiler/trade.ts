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
    english: [
      'tiling',
      'wall and floor tiling',
      'tile fitter',
      'tile setter',
      'tile installer',
      'bathroom tiling',
    ],
    spanish: ['alicatados', 'solador', 'alicatado', 'colocación de azulejos'],
    french: ['carrelage', 'pose de carrelage', 'carreleur mosaïste'],
    italian: ['posa piastrelle', 'pavimentista', 'posatore', 'posa pavimenti'],
    german: [
      'fliesenlegerbetrieb',
      'fliesenlegermeister',
      'fliesenverlegung',
      'fliesenarbeiten',
      'plattenleger',
    ],
    japanese: ['タイル屋', 'タイル張り', 'タイル職人'],
    Korean: ['타일공', '욕실 타일', '타일 공사'],
  },
  things: {
    english: ['tile', 'grout', 'bathroom', 'floor', 'splashback', 'porcelain'],
    spanish: ['azulejo', 'baldosa', 'baño', 'suelo', 'junta', 'gres'],
    french: ['carreau', 'joint', 'faïence', 'salle de bain', 'sol'],
    italian: ['piastrella', 'fuga', 'bagno', 'pavimento', 'gres'],
    german: ['fliese', 'fuge', 'bad', 'boden', 'naturstein'],
    japanese: ['タイル', '目地', '浴室', '玄関', 'モザイク'],
    Korean: ['타일', '줄눈', '욕실', '바닥', '현관'],
  },
}
