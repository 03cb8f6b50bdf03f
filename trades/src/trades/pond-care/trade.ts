import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pond-care',
  kind: 'outdoors',
  names: {
    english: 'Pond care',
    spanish: 'Mantenimiento de estanques',
    french: 'Entretien de bassins',
    italian: 'Manutenzione laghetti',
    german: 'Teichpflege',
    japanese: '池の手入れ',
    Korean: '연못 관리',
  },
  naming: {
    english: listed(`pond maintenance, pond cleaning, ponds cleaned, pond builder, koi ponds, pond services`),
    spanish: listed('limpieza de estanques, construcción de estanques'),
    french: listed('nettoyage de bassin, bassins de jardin, création de bassins'),
    italian: listed('pulizia laghetti, laghetti da giardino'),
    german: listed('Teichreinigung, Teichbau, Gartenteiche, Teichservice'),
    japanese: listed('池の掃除, 池工事, 鯉の池'),
    Korean: listed('연못 청소, 연못 시공'),
  },
  things: {
    english: listed('pond, koi, liner, pump, filter, weed, goldfish'),
    spanish: listed('estanque, peces, bomba, filtro'),
    french: listed('bassin, carpes, pompe, filtre'),
    italian: listed('laghetto, carpe, pompa, filtro'),
    german: listed('Teich, Koi, Folie, Pumpe, Filter'),
    japanese: listed('池, 鯉, ポンプ, ろ過'),
    Korean: listed('연못, 잉어, 펌프, 여과'),
  },
}
