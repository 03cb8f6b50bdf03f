import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sheep-shearer',
  kind: 'animals',
  names: {
    english: 'Sheep shearer',
    spanish: 'Esquilador',
    french: 'Tondeur de moutons',
    italian: 'Tosatore',
    german: 'Schafscherer',
    japanese: '羊の毛刈り',
    Korean: '양털 깎기',
  },
  naming: {
    english: listed('sheep shearing, shearing, alpaca shearing, shearer, shearing contractor'),
    spanish: listed(`esquila, esquileo, esquiladores, esquila de ovejas,
      esquilo ovejas, esquilamos ovejas`),
    french: listed(`tondeuse de moutons, tonte de moutons, tonte des alpagas,
      tonds les moutons, tonds vos moutons`),
    italian: listed(`tosatura pecore, tosatrice,
      tosiamo pecore, toso pecore`),
    german: listed('Schafschur, Schafscherin, Schafe scheren, Alpakaschur'),
    japanese: listed('毛刈り, 羊毛刈り'),
    Korean: listed('양털깎이'),
  },
  things: {
    english: listed('sheep, fleece, ram, ewes, flock, dagging'),
    spanish: listed('oveja, lana, carnero, rebaño'),
    french: listed('mouton, brebis, toison, bélier, alpaga'),
    italian: listed('pecora, vello, montone, gregge'),
    german: listed('Schaf, Schafe, Wolle, Klauen, Bock'),
    japanese: listed('羊, 羊毛, アルパカ'),
    Korean: listed('양, 양털, 알파카'),
  },
}
