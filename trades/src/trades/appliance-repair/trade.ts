import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'appliance-repair',
  kind: 'repairer',
  otherKind: 'home-call-out',
  names: {
    english: 'Appliance repair',
    spanish: 'Reparación de electrodomésticos',
    french: 'Dépannage électroménager',
    italian: 'Riparazione elettrodomestici',
    german: 'Hausgerätereparatur',
    japanese: '家電修理',
    Korean: '가전제품 수리',
  },
  naming: {
    english: listed(`washing machine repair, washer repair, fridge repair, dishwasher repair, dryer repair,
      domestic appliance repair, refrigerator repair, washing machine repairs, appliance engineer,
      appliance technician, white goods repair, sewing machine repair, coffee machine repair,
      appliance repairs, fix washing machines`),
    spanish:
      listed(`reparación de lavadoras, técnico de electrodomésticos, reparación de neveras, arreglo de lavadoras,
      reparación de lavavajillas, servicio técnico de electrodomésticos`),
    french: listed(`réparation électroménager, réparateur électroménager, réparation lave-linge,
      réparation lave-vaisselle, dépanneur électroménager, réparation machine à coudre`),
    italian: listed(`riparazione lavatrici, tecnico elettrodomestici, assistenza elettrodomestici,
      riparazione frigoriferi, riparazione lavastoviglie, riparazione macchine da cucire`),
    german:
      listed(`Hausgeräte-Kundendienst, Waschmaschinenreparatur, Elektrogerätereparatur, Haushaltsgerätereparatur,
      Geschirrspülerreparatur, Kaffeemaschinenreparatur, Nähmaschinenreparatur, Hausgerätetechnik,
      Hausgeräteservice, Hausgerätetechniker, Hausgerätetechnikerin, Kaffeevollautomaten`),
    japanese: listed(
      '洗濯機修理, 冷蔵庫修理, 町の電器屋, 家電修理屋, ミシン修理, エアコン修理, 家電の修理屋',
    ),
    Korean: listed(
      '세탁기 수리, 냉장고 수리, 가전수리, 세탁기 분해청소, TV수리, 미싱 수리, 건조기 수리, 세탁기 청소',
    ),
  },
  things: {
    english: listed(`washers, dryers, ovens, stoves, drum, pump, not spinning, leaking, fridge, freezer, hob,
      spare parts, error code, Bosch, Miele, heating element`),
    spanish: listed(
      `lavadora, nevera, lavavajillas, secadora, horno, bomba, no centrifuga, recambios, averías`,
    ),
    french: listed('lave-linge, lave-vaisselle, frigo, sèche-linge, four, pièces, panne, pompe, tambour'),
    italian: listed(`lavatrice, frigorifero, lavastoviglie, asciugatrice, ricambi, pompa, guasto, cestello`),
    german:
      listed(`Waschmaschine, Trockner, Kühlschrank, Spülmaschine, Herd, Pumpe, Fehlercode, Ersatzteile, Miele,
      Backofen, Trommel, läuft aus`),
    japanese: listed('洗濯機, 冷蔵庫, 食洗機, テレビ, 部品, 故障, ミシン, 乾燥機, 異音'),
    Korean: listed('세탁기, 냉장고, 식기세척기, 건조기, 고장, 부품, 오븐, 탈수, 전파사'),
  },
}
