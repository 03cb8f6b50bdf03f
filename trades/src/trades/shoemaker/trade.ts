import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'shoemaker',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Shoe repair',
    spanish: 'Zapatero',
    french: 'Cordonnerie',
    italian: 'Calzolaio',
    german: 'Schuhmacher',
    japanese: '靴修理',
    Korean: '구두 수선',
  },
  naming: {
    english:
      listed(`cobbler, shoemaker, shoe repairs, shoe mender, heel bar, boot repair, boot maker, bespoke shoes,
      heels and soles, shoe hospital, cobblers`),
    spanish: listed(
      `zapatería de reparación, reparación de calzado, zapatero, zapatero remendón, arreglo de zapatos,
      arreglo zapatos, arreglamos zapatos`,
    ),
    french: listed('cordonnier, réparation de chaussures, bottier, clé minute, ressemelage'),
    italian:
      listed(`calzoleria, riparazione scarpe, ciabattino, risuolatura, risuolo scarpe, risuoliamo scarpe,
      calzolaia`),
    german: listed(
      `schuster, schuhreparatur, schuhmacherei, orthopädieschuhmacher, maßschuhe, absätze und sohlen`,
    ),
    japanese: listed(
      '靴の修理, 靴磨き, シューリペア, 靴職人, 靴工房, かかと修理, 靴底交換, 靴修理屋, 靴のお直し, 靴屋さんの修理, 合鍵と靴修理',
    ),
    Korean: listed('구두 수선집, 구두방, 수제화, 신발 수선, 굽갈이, 구둣방, 구두 닦는 집'),
  },
  things: {
    english:
      listed(`shoe, heel, sole, boot, leather, stitch, polish, resole, insole, heels, soles, purses, zippers,
      boots stretched, dye, laces, insoles`),
    spanish: listed('zapato, suela, tacón, bota, cuero, tapas, medias suelas, filis, suelas, tacones'),
    french: listed('chaussure, semelle, talon, cuir, botte, patins, talons, semelles'),
    italian: listed('scarpa, suola, tacco, cuoio, stivale, tacchi, suole'),
    german: listed('schuh, sohle, absatz, stiefel, leder, einlagen, absätze, sohlen'),
    japanese: listed('靴, かかと, ヒール, ソール, 革靴, 靴底, 鞄'),
    Korean: listed('구두, 굽, 밑창, 신발, 가죽'),
  },
  schemaType: 'ShoeStore',
}
