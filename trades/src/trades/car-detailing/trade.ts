import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'car-detailing',
  kind: 'home-call-out',
  otherKind: 'repairer',
  names: {
    english: 'Car detailing',
    spanish: 'Limpieza de coches',
    french: 'Nettoyage automobile',
    italian: 'Pulizia auto',
    german: 'Fahrzeugpflege',
    japanese: '洗車・コーティング',
    Korean: '세차·광택',
  },
  naming: {
    english:
      listed(`car detailer, car detail, auto detailing, car valeting, car valet, mobile valeting, car wash,
      car cleaning, valeter, hand car wash, vehicle detailing, mobile detailing, auto detail,
      ceramic coating, car valeter, paint correction, mobile car wash, vehicle wraps,
      car wrapping, boat detailing, detailing studio, mobile valet, paint protection film, valet cars,
      detail cars`),
    spanish: listed(`lavado de coches, lavado de autos, detailing, detallado de coches, lavadero de coches,
      pulido de coches, lavado a mano, autolavado, tratamiento cerámico`),
    french:
      listed(`lavage auto, detailing, préparation esthétique automobile, nettoyage de voitures, nettoyage auto,
      lavage automobile, detailing auto, nettoyage de voiture, station de lavage, covering auto,
      lavage à la main`),
    italian: listed(`lavaggio auto, autolavaggio, detailing, car detailing, lucidatura auto, detailing auto,
      lavaggio auto a mano, car wrapping, nanotecnologia auto, lavaggio interni auto`),
    german:
      listed(`autoaufbereitung, fahrzeugaufbereitung, autopflege, autowäsche, autoaufbereiter, lackaufbereitung,
      waschanlage, Handwäsche, Fahrzeugaufbereiter, Fahrzeugaufbereiterin, Keramikversiegelung,
      Autofolierung, Scheibentönung, Fahrzeugfolierung, Waschpark, Innenraumaufbereitung`),
    japanese: listed(
      'カーコーティング, 手洗い洗車, 洗車, カーディテイリング, 車内清掃, 洗車・カーコーティング, 出張洗車, 車内クリーニング, 洗車専門店, 洗車屋, 車磨き',
    ),
    Korean: listed(
      '손세차, 출장세차, 디테일링, 광택, 세차장, 손세차 디테일링, 실내클리닝 차량, 유리막코팅, 썬팅, 랩핑, 셀프세차장, 광택집, 실내 세차',
    ),
  },
  things: {
    english:
      listed(`polish, wax, interior, headlight, swirl, wash, shampoo, valeting, detailing, seats, swirl marks,
      alloys, clay bar, headlights, leather, mini valet, pet hair, dashboard, wheels, caravans, hoover`),
    spanish: listed('pulido, encerado, carrocería, interior, faros, cera, llantas, pintura, champú, cuero'),
    french: listed('polissage, cire, sièges, intérieur, jantes, cuir, phares'),
    italian: listed('lucidatura, interni, cerchi, cera, sedili, fari, carrozzeria lucida'),
    german:
      listed(`politur, wachs, innenreinigung, polster, lack, felgen, Innenraum, Versiegelung, Nano, Leder,
      Tierhaare, Swirls, Außenwäsche`),
    japanese: listed('コーティング, 磨き, ワックス, ボディ, 車内, ホイール, 水垢, シート'),
    Korean: listed('세차, 코팅, 유리막, 왁스, 실내 클리닝, 시트, 휠, 실내, 스월마크'),
  },
  schemaType: 'AutoWash',
}
