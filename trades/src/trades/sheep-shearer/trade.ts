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
    english: ['sheep shearing', 'shearing', 'alpaca shearing', 'shearer', 'shearing contractor'],
    spanish: ['esquila', 'esquileo', 'esquiladores', 'esquila de ovejas'],
    french: ['tondeuse de moutons', 'tonte de moutons', 'tonte des alpagas'],
    italian: ['tosatura pecore', 'tosatrice'],
    german: ['Schafschur', 'Schafscherin', 'Schafe scheren', 'Alpakaschur'],
    japanese: ['毛刈り', '羊毛刈り'],
    Korean: ['양털깎이'],
  },
  things: {
    english: ['sheep', 'fleece', 'ram', 'ewes', 'flock', 'dagging'],
    spanish: ['oveja', 'lana', 'carnero', 'rebaño'],
    french: ['mouton', 'brebis', 'toison', 'bélier', 'alpaga'],
    italian: ['pecora', 'vello', 'montone', 'gregge'],
    german: ['Schaf', 'Schafe', 'Wolle', 'Klauen', 'Alpaka', 'Bock'],
    japanese: ['羊', '羊毛', 'アルパカ'],
    Korean: ['양', '양털', '알파카'],
  },
}
