import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'barber-shop',
  kind: 'beauty',
  names: {
    english: 'Barber',
    spanish: 'Barbería',
    french: 'Barbier',
    italian: 'Barbiere',
    german: 'Barbier',
    japanese: '理容室',
    Korean: '바버샵',
  },
  naming: {
    english:
      listed(`barbering, barbers, gents hairdresser, mens hairdresser, traditional barber, cut hair for men, cut mens hair,
      cut gents hair, hair for men, mens hair, gents hair`),
    spanish: listed('barbero, peluquería de caballeros, peluquería masculina'),
    french: listed('coiffeur pour hommes, coiffeur hommes, salon de barbier'),
    italian: listed(
      'barbieria, parrucchiere uomo, parrucchiere da uomo, barber shop, barberia, barbiere da uomo',
    ),
    german: listed('barbershop, barber, herrenfriseur, herrensalon, bartpflege'),
    japanese: listed('床屋, 理髪店, バーバー, 理容店, 理容師, 理容, 散髪屋, 床屋さん'),
    Korean: listed('이발소, 이용원, 바버, 남성 전용 미용실, 이용실, 남성 커트'),
  },
  things: {
    english: listed('fade, beard, shave, haircut, razor, clipper, trim, hot towel, skin fade, cut'),
    spanish: listed('barba, afeitado, corte, degradado, navaja, caballero'),
    french: listed('barbe, rasage, coupe, dégradé, tondeuse'),
    italian: listed('barba, rasatura, taglio, sfumatura, baffi'),
    german: listed('bart, rasur, haarschnitt, herrenschnitt, fade, konturen'),
    japanese: listed('散髪, 髭剃り, シェービング, フェード, カット, 刈り上げ'),
    Korean: listed('이발, 면도, 페이드, 커트, 수염, 포마드'),
  },
  schemaType: 'BarberShop',
}
