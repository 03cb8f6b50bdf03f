import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'kindergarten',
  kind: 'children',
  names: {
    english: 'Nursery',
    spanish: 'Guardería',
    french: 'Crèche',
    italian: 'Asilo nido',
    german: 'Kita',
    japanese: '保育園',
    Korean: '어린이집',
  },
  naming: {
    english:
      listed(`nursery school, preschool, kindergarten, day nursery, childcare centre, day care, daycare, creche,
      pre-school, montessori nursery, childcare, daycare center, child care center, Montessori, kita`),
    spanish: listed(
      `escuela infantil, jardín de infancia, preescolar, guarderías, jardín infantil, centro infantil`,
    ),
    french: listed(
      `micro-crèche, jardin d’enfants, garderie, école maternelle, multi-accueil, crèches, école Montessori`,
    ),
    italian: listed('scuola dell’infanzia, scuola materna, nido, micronido, asilo, nido d’infanzia'),
    german: listed(`kindergarten, kindertagesstätte, krippe, kinderkrippe, kinderladen, Kinderhaus, Kitas`),
    japanese: listed(
      '幼稚園, 託児所, 保育所, 企業主導型保育, 認可保育園, こども園, 認可外保育園, プリスクール',
    ),
    Korean: listed('유치원, 놀이학교, 가정어린이집, 영어유치원, 어린이집 원아모집, 유아원'),
  },
  things: {
    english:
      listed(`child, toddler, baby, play, meal, naptime, under fives, months, term time, toddlers, babies,
      early years, key person, nap, funded, learning, meals, baby room, outdoor area, 9 months,
      school readiness`),
    spanish: listed('niño, bebé, juego, patio, niños, bebés, siesta, educadoras, aulas, adaptación'),
    french:
      listed(`enfant, bébé, jeu, sieste, repas, enfants, tout-petits, éveil, puéricultrice, berceaux, places,
      motricité`),
    italian:
      listed(`bambino, gioco, giardino, pappa, nanna, bambini, bimbi, educatrici, mensa, inserimento, giochi,
      montessori`),
    german: listed(`kind, baby, spielen, garten, eingewöhnung, mittagessen, Kinder, Gruppe, Erzieherin,
      Betreuungszeiten, Vorschule, Turnraum, Bringzeit, Krippenkinder`),
    japanese: listed('園児, 赤ちゃん, 給食, 園庭, 遊び, 0歳児, お昼寝, 一時保育, 延長保育, 保育士, 子ども'),
    Korean: listed('아이, 영아, 놀이, 급식, 원아, 영아반, 낮잠, 보육교사, 누리과정, 등원'),
  },
  schemaType: 'Preschool',
}
