import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'meal-kitchen',
  kind: 'food-counter',
  names: {
    english: 'Home-cooked meals',
    spanish: 'Comida casera por encargo',
    french: 'Plats cuisinés maison',
    italian: 'Piatti pronti',
    german: 'Mittagessen auf Bestellung',
    japanese: '弁当店',
    Korean: '도시락 가게',
  },
  naming: {
    english:
      listed(`tiffin, tiffin service, home cooked food delivery, meal delivery, dabba, bento, meals to your door,
      lunch delivery, tamales`),
    spanish: listed('comida casera a domicilio, comida para llevar, tamales, menú a domicilio'),
    french: listed('plats à emporter, portage de repas, plats préparés, cuisine maison livrée'),
    italian: listed('pasti a domicilio, cucina casalinga a domicilio, pasta fresca, pastificio'),
    german: listed('essen auf rädern, menüservice, mittagstisch lieferung, hausgemachtes essen, tiffin'),
    japanese: listed('お弁当屋, 宅配弁当, 弁当屋, 配食サービス'),
    Korean: listed('반조리, 밀키트, 가정식 배달'),
  },
  things: {
    english: listed('thali, veg, curry, dal, delivered, large portion, order by'),
    spanish: listed('guisos, raciones, encargos, arroces, paella, croquetas, viandas'),
    french: listed('plats, livrés, barquette, couscous, menu de la semaine, bocaux'),
    italian: listed('lasagne, porzioni, tortellini, ravioli, consegna, teglia'),
    german: listed('gerichte, geliefert, portion, eintopf, wochenkarte, frisch gekocht'),
    japanese: listed('お弁当, 日替わり, おかず, 惣菜, 折詰'),
    Korean: listed('국, 찌개, 집밥, 메뉴'),
  },
}
