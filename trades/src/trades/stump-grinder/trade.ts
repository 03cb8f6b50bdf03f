import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'stump-grinder',
  kind: 'home-call-out',
  names: {
    english: 'Stump grinding',
    spanish: 'Destoconado',
    french: 'Rognage de souches',
    italian: 'Fresatura ceppi',
    german: 'Stubbenfräsen',
    japanese: '切り株処理',
    Korean: '나무 그루터기 제거',
  },
  naming: {
    english: listed('stump grinder, stump removal, stump grinders, tree stump removal, grind stumps'),
    spanish: listed('fresado de tocones, eliminación de tocones'),
    french: listed('rogneuse de souches, rognage de souche'),
    italian: listed('rimozione ceppi, fresaceppi'),
    german: listed('Wurzelstockfräsen, Stubbenfräse, Baumstubben fräsen'),
    japanese: listed('伐根, 切り株撤去'),
    Korean: listed('뿌리 제거, 그루터기 제거'),
  },
  things: {
    english: listed('stumps, roots, mulch, gate access, depth'),
    spanish: listed('tocón, raíces, astillas'),
    french: listed('souche, racines, copeaux'),
    italian: listed('ceppo, radici, cippato'),
    german: listed('Wurzeln, Stubben, Späne'),
    japanese: listed('根, 切り株, チップ'),
    Korean: listed('뿌리, 톱밥, 그루터기'),
  },
}
