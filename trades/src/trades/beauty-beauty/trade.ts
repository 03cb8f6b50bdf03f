import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'beauty-beauty',
  kind: 'beauty',
  names: {
    english: 'Beauty salon',
    spanish: 'Centro de estética',
    french: 'Institut de beauté',
    italian: 'Centro estetico',
    german: 'Kosmetikstudio',
    japanese: 'エステサロン',
    Korean: '피부 관리실',
  },
  naming: {
    english: listed(`beautician, beauty therapist, beauty shop, facial treatments, spray tan, spray tanning,
      tanning salon, dermaplaning, microdermabrasion, hydrafacial, skin clinic, mobile beautician`),
    spanish: listed(
      `esteticista, tratamientos faciales, limpieza facial, estética a domicilio, cabina de estética`,
    ),
    french: listed(`esthéticienne, esthéticienne à domicile, soins du visage, soin visage, beauté à domicile,
      salon de bronzage`),
    italian: listed(
      `estetista, estetista a domicilio, trattamenti viso, pulizia del viso, istituto di bellezza`,
    ),
    german: listed(`kosmetikerin, kosmetiksalon, kosmetikinstitut, gesichtsbehandlung, mobile kosmetikerin,
      microneedling, sonnenstudio, kosmetische behandlung`),
    japanese: listed(
      'エステ, フェイシャルエステ, 美容サロン, フェイシャル, エステティックサロン, フェイシャルサロン, 自宅サロン, エステティシャン',
    ),
    Korean: listed('피부관리실, 에스테틱, 피부 관리, 얼굴 관리, 피부샵, 스킨케어샵'),
  },
  things: {
    english: listed('wax, tint, peel, tan, skincare, brows, lashes, tanning'),
    spanish: listed('facial, peeling, tinte de cejas, cutis, maderoterapia'),
    french: listed('visage, gommage, teinture, cils, soins, modelage, peau'),
    italian: listed('viso, peeling, massaggio, trattamenti, solarium'),
    german: listed('gesicht, peeling, wimpern, hautpflege, ausreinigung, augenbrauen'),
    japanese: listed('お肌, 毛穴, 小顔, 保湿, トリートメント, ハンド'),
    Korean: listed('모공, 여드름, 보습, 등 관리'),
  },
}
