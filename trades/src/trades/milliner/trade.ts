import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'milliner',
  kind: 'maker',
  names: {
    english: 'Milliner',
    spanish: 'Sombrerero',
    french: 'Modiste chapelier',
    italian: 'Modista di cappelli',
    german: 'Hutmacher',
    japanese: '帽子工房',
    Korean: '모자 공방',
  },
  naming: {
    english: listed('millinery, hat maker, hatter, bespoke hats, fascinator maker, hatmaker'),
    spanish: listed('sombrerería, sombrerera, sombreros a medida'),
    french: listed('chapelier, chapellerie, modiste, chapeaux sur mesure'),
    italian: listed('modisteria, cappelli su misura, cappelleria, cappellaio'),
    german: listed('Hutmacherin, Hutmacherei, Modistin, Putzmacherin, Hüte nach Maß'),
    japanese: listed('帽子作家, 帽子職人, オーダー帽子, 帽子屋'),
    Korean: listed('모자 제작, 맞춤 모자, 수제 모자'),
  },
  things: {
    english: listed('hats, hat, fascinators, headpiece, felt, straw, races'),
    spanish: listed('sombrero, tocado, pamela'),
    french: listed('chapeau, bibi, paille'),
    italian: listed('cappello, paglia, cloche, cerimonia, velette'),
    german: listed('Hut, Hüte, Strohhut'),
    japanese: listed('帽子, フェルト, 麦わら'),
    Korean: listed('모자, 펠트, 밀짚'),
  },
}
