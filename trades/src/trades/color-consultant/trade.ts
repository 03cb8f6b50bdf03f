import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'color-consultant',
  kind: 'beauty',
  names: {
    english: 'Personal stylist',
    spanish: 'Asesoría de imagen',
    french: 'Conseil en image',
    italian: 'Consulente d’immagine',
    german: 'Farb- und Stilberatung',
    japanese: 'パーソナルカラー診断',
    Korean: '퍼스널 컬러',
  },
  naming: {
    english: listed(`image consultant, colour analysis, color analysis, wardrobe stylist, personal shopper,
      style consultant, colour consultant`),
    spanish: listed('asesora de imagen, personal shopper, estudio de color, colorimetría'),
    french: listed('conseillère en image, colorimétrie, relooking, personal shopper'),
    italian: listed('consulenza d’immagine, armocromia, analisi del colore, personal shopper'),
    german: listed('farbberatung, stilberatung, typberatung, imageberatung, personal shopping'),
    japanese: listed('骨格診断, イメージコンサルタント, 顔タイプ診断'),
    Korean: listed('이미지 컨설팅, 퍼스널컬러 진단, 스타일리스트'),
  },
  things: {
    english: listed('wardrobe, drapes, seasons, outfits, capsule, shopping trip, swatches'),
    spanish: listed('armario, estilo, colores, vestuario, morfología'),
    french: listed('garde-robe, couleurs, style, tri de dressing, morphologie'),
    italian: listed('guardaroba, colori, stile, stagione, armadio'),
    german: listed('farbtyp, garderobe, kleiderschrank, farbpass, outfit'),
    japanese: listed('似合う色, 服装, ファッション, 診断'),
    Korean: listed('컬러, 진단, 스타일, 옷장'),
  },
}
