import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'animal-shelter',
  kind: 'animals',
  otherKind: 'community',
  names: {
    english: 'Animal rescue',
    spanish: 'Protectora de animales',
    french: 'Refuge pour animaux',
    italian: 'Rifugio per animali',
    german: 'Tierschutz',
    japanese: '動物保護団体',
    Korean: '동물 보호소',
  },
  naming: {
    english:
      listed(`animal rescue centre, dog rescue, cat rescue, rescue dogs, wildlife rescue, reptile rescue,
      donkey sanctuary, animal sanctuary, hedgehog rescue, horse rescue, cat shelter`),
    spanish: listed('refugio de animales, rescate de animales, santuario animal, protectora'),
    french: listed(
      `refuge animalier, protection animale, association de protection animale, sauvetage d’animaux`,
    ),
    italian: listed('canile, gattile, rifugio animali, protezione animali, santuario animale'),
    german:
      listed(`tierheim, tierschutzverein, gnadenhof, tiernothilfe, wildtierstation, igelstation, katzenhilfe,
      hunderettung, auffangstation`),
    japanese: listed('保護猫, 保護犬, 譲渡会, 動物シェルター, 保護猫カフェ'),
    Korean: listed('유기견 보호, 유기묘 보호, 동물 구조, 입양 센터'),
  },
  things: {
    english: listed(
      `rehome, adopt, foster, strays, abandoned, unwanted, injured, volunteers, donations, rehoming`,
    ),
    spanish: listed('adopción, abandonados, acogida, voluntarios, donativos, apadrina'),
    french: listed('adoption, abandonnés, famille d’accueil, bénévoles, dons, errants'),
    italian: listed('adozione, abbandonati, stallo, volontari, donazioni, randagi'),
    german: listed('pflegestelle, vermittlung, ausgesetzt, adoption, verletzt, spenden, kastration'),
    japanese: listed('里親, 譲渡, 保護, ボランティア, 寄付'),
    Korean: listed('입양, 유기견, 임시보호, 후원, 봉사'),
  },
}
