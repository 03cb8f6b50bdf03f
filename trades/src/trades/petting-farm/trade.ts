import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'petting-farm',
  kind: 'animals',
  otherKind: 'outdoors',
  names: {
    english: 'Petting farm',
    spanish: 'Granja escuela',
    french: 'Ferme pédagogique',
    italian: 'Fattoria didattica',
    german: 'Streichelzoo',
    japanese: 'ふれあい牧場',
    Korean: '체험 목장',
  },
  naming: {
    english:
      listed(`petting zoo, farm park, open farm, children’s farm, mobile petting zoo, goat yoga, school farm,
      city farm`),
    spanish: listed('minigranja, granja educativa'),
    french: listed('ferme découverte, ferme itinérante'),
    italian: listed('fattoria degli animali, mini zoo'),
    german: listed('erlebnisbauernhof, kinderbauernhof, schulbauernhof, ziegenyoga, mobiler streichelzoo'),
    japanese: listed('ふれあい動物園, 観光牧場, 体験牧場'),
    Korean: listed('동물 체험, 양떼 목장, 먹이 주기 체험'),
  },
  things: {
    english: listed('goats, lambs, feeding, piglets, chicks, tractor ride, ducks, donkeys'),
    spanish: listed('cabras, corderos, alimentar, conejos, pollitos, minizoo'),
    french: listed('chèvres, agneaux, nourrir, biberon, lapins, poussins, mini-ferme'),
    italian: listed('caprette, agnelli, coniglietti, asini, merenda'),
    german: listed('ziegen, lämmer, füttern, ferkel, küken, traktorfahrt, esel'),
    japanese: listed('ヤギ, ひつじ, えさやり, うさぎ, 乳しぼり'),
    Korean: listed('염소, 양, 토끼, 먹이, 젖소'),
  },
}
