import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'meal-prep',
  kind: 'food-counter',
  otherKind: 'home-call-out',
  names: {
    english: 'Meal prep',
    spanish: 'Comida preparada a domicilio',
    french: 'Plats préparés à domicile',
    italian: 'Pasti pronti a domicilio',
    german: 'Mittagstisch-Lieferdienst',
    japanese: '作り置き・宅配弁当',
    Korean: '도시락 배달',
  },
  naming: {
    english:
      listed(`meal prep service, prepared meals, ready meals delivered, weekly meals, batch cooking service,
      meal prepping, freezer meals, meal plans delivered, healthy meal delivery, postpartum meals,
      batch cook, meals on wheels, lunchbox delivery, dabba service, packed lunches delivered,
      frozen meals, office lunches, homemade meals`),
    spanish: listed(`meal prep, tuppers a domicilio, menús semanales, batch cooking, viandas a domicilio,
      cocina por encargo, comida casera, táper semanal, comidas preparadas`),
    french:
      listed(`meal prep, batch cooking, livraison de repas, plats cuisinés à emporter, popote, repas à domicile,
      plats cuisinés, livraison de plats, lunch box livraison`),
    italian:
      listed(`meal prep, menù settimanali, gastronomia a domicilio, pranzo in ufficio consegna, schiscetta,
      pasti pronti`),
    german:
      listed(`Meal Prep, Mittagessen-Lieferservice, Kochservice, vorgekochte Mahlzeiten, Mahlzeitendienst,
      Mittagstisch, Lunchservice, Wochenbettessen, Essenslieferung, Menübringdienst, Kantinenservice,
      Mahlzeitenservice, Vorkochservice`),
    japanese: listed('作り置きサービス, 宅食, お弁当宅配, ミールプレップ, 冷凍弁当'),
    Korean: listed(
      '도시락, 식단 배달, 밀프렙, 다이어트 도시락, 식단관리 도시락, 도시락집, 수제도시락, 함밥집, 샐러드 배달, 식단 도시락',
    ),
  },
  things: {
    english:
      listed(`macros, containers, portions, protein, vegan, reheat, fridge, calories, subscription, low carb,
      curries, dal, roti, school lunches, stews`),
    spanish: listed('raciones, táper, proteínas, recalentar, menú, calorías, vegano, guisos, lentejas'),
    french: listed(
      `portions, bocaux, protéines, réchauffer, semaine, calories, végan, congélation, plateaux`,
    ),
    italian: listed('porzioni, contenitori, proteine, scaldare, calorie, vegano, frigo, zuppe, settimana'),
    german: listed(
      `Portionen, Eintopf, Einfrieren, Wochenmenü, Kalorien, Aufwärmen, Suppen, Warmhalteboxen, Büro, vegan`,
    ),
    japanese: listed('お弁当, 惣菜, 栄養バランス, 冷凍, 高齢者, 日替わり, タンパク質, おかず'),
    Korean: listed('칼로리, 단백질, 냉동, 정기배송, 집밥, 저탄수, 소풍, 행사, 배달'),
  },
}
