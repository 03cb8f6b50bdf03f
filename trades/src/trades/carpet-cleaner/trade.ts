import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'carpet-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Carpet cleaner',
    spanish: 'Limpieza de alfombras',
    french: 'Nettoyage de tapis',
    italian: 'Lavaggio tappeti',
    german: 'Teppichreinigung',
    japanese: 'カーペットクリーニング',
    Korean: '카펫 소파 청소',
  },
  naming: {
    english:
      listed(`rug washing, rug cleaner, carpet cleaning, carpet cleaners, rug cleaning, upholstery cleaning, sofa cleaning, carpets cleaned,
      steam cleaning carpets, mattress cleaning, couch cleaning, clean carpets, curtain cleaning,
      tile and grout cleaning`),
    spanish: listed(`limpieza de moquetas, limpieza de tapicerías, limpieza de sofás, lavado de alfombras,
      limpieza de colchones`),
    french: listed(`nettoyage de moquette, nettoyage de canapé, nettoyage moquettes, nettoyage de matelas,
      nettoyage tapis et canapés`),
    italian: listed(`pulizia tappeti, lavaggio moquette, lavaggio divani, pulizia divani, lavaggio materassi,
      pulizia moquette`),
    german:
      listed(`Polsterreinigung, Teppichwäscherei, Teppichbodenreinigung, Matratzenreinigung, Sofareinigung,
      Teppichwäsche, Polsterreiniger, Polsterreinigerin`),
    japanese: listed(
      'じゅうたんクリーニング, 絨毯クリーニング, ソファクリーニング, マットレスクリーニング, カーペット清掃',
    ),
    Korean: listed(
      '카페트 청소, 소파청소, 매트리스 청소, 카펫 세탁, 침대 매트리스 케어, 러그 세탁, 카펫 청소',
    ),
  },
  things: {
    english:
      listed(`stains, rugs, sofas, pet odours, hot water extraction, drying time, mattresses, spills, steam, pile,
      red wine, deodorise, fabric protection`),
    spanish: listed('manchas, alfombra, sofá, colchón, vapor, inyección extracción, ácaros, recogida'),
    french: listed(
      `taches, tapis, moquette, canapé, matelas, injection-extraction, acariens, vapeur, fauteuil`,
    ),
    italian: listed('macchie, tappeto, divano, materasso, vapore, acari, ritiro'),
    german:
      listed(`Teppich, Flecken, Polster, Sofa, Orientteppich, Sprühextraktion, Milben, Gerüche, Abholung,
      Imprägnierung, Matratze`),
    japanese: listed('シミ, 絨毯, ソファ, ダニ, ペット臭, 高温洗浄, ラグ, 布張り, 乾燥'),
    Korean: listed('얼룩, 소파, 매트리스, 진드기, 러그, 스팀, 패브릭, 건조, 냄새'),
  },
}
