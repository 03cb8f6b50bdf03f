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
    english: [
      'cobbler',
      'shoemaker',
      'shoe repairs',
      'shoe mender',
      'heel bar',
      'boot repair',
      'boot maker',
      'bespoke shoes',
    ],
    spanish: ['zapatería de reparación', 'reparación de calzado', 'zapatero remendón', 'arreglo de zapatos'],
    french: ['cordonnier', 'réparation de chaussures', 'bottier'],
    italian: ['calzoleria', 'riparazione scarpe', 'ciabattino'],
    german: ['schuster', 'schuhreparatur', 'schuhmacherei', 'orthopädieschuhmacher', 'maßschuhe'],
    japanese: ['靴の修理', '靴磨き', 'シューリペア', '靴職人', '靴工房'],
    Korean: ['구두 수선집', '구두방', '수제화', '신발 수선'],
  },
  things: {
    english: ['shoe', 'heel', 'sole', 'boot', 'leather', 'stitch', 'polish', 'resole', 'insole'],
    spanish: ['zapato', 'suela', 'tacón', 'bota', 'cuero', 'tapas'],
    french: ['chaussure', 'semelle', 'talon', 'cuir', 'botte'],
    italian: ['scarpa', 'suola', 'tacco', 'cuoio', 'stivale'],
    german: ['schuh', 'sohle', 'absatz', 'stiefel', 'leder', 'einlagen'],
    japanese: ['靴', 'かかと', 'ヒール', 'ソール', '革靴'],
    Korean: ['구두', '굽', '밑창', '신발', '가죽'],
  },
  schemaType: 'ShoeStore',
}
