import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'spa',
  kind: 'beauty',
  names: {
    english: 'Spa and massage',
    spanish: 'Spa y masajes',
    french: 'Spa et massages',
    italian: 'Spa e massaggi',
    german: 'Spa und Massage',
    japanese: 'リラクゼーション',
    Korean: '스파·마사지',
  },
  naming: {
    english: listed(`day spa, massage studio, wellness spa, facialist, skin care studio, skincare studio,
      aesthetician, esthetician, facials, spa treatment, head spa`),
    spanish: listed('centro de masajes, balneario, spa urbano, centro de belleza'),
    french: listed('salon de massage, hammam, centre de bien-être'),
    italian: listed('centro benessere, hammam'),
    german: listed('wellness, day spa, wellnessstudio'),
    japanese: listed('スパ, アロママッサージ'),
    Korean: listed('스파, 아로마 마사지'),
  },
  things: {
    english: listed(
      `treatment, relax, skin, body wrap, aromatherapy, steam, hot stone, oil, wellness, scrub`,
    ),
    spanish: listed('relax, piel, tratamiento, facial, aceite'),
    french: listed('détente, gommage, peau'),
    italian: listed('massaggio, viso, relax, pelle, trattamento'),
    german: listed('entspannung, haut, aroma, hot stone, öl, dampfbad'),
    japanese: listed('アロマ, 癒し, 肌, オイル, ボディ'),
    Korean: listed('관리, 아로마, 피부, 힐링, 페이셜'),
  },
  schemaType: 'DaySpa',
}
