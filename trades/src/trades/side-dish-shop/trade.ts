import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'side-dish-shop',
  kind: 'food-counter',
  names: {
    english: 'Side-dish shop',
    spanish: 'Platos preparados para llevar',
    french: 'Plats et accompagnements à emporter',
    italian: 'Gastronomia da asporto',
    german: 'Feinkost zum Mitnehmen',
    japanese: '惣菜屋',
    Korean: '반찬가게',
  },
  naming: {
    english:
      listed(`banchan shop, banchan, deli salads shop, side dish store, homemade side dishes, Korean side dishes,
      Japanese deli, sozai shop, kimchi shop, side dishes to go, Korean deli, antipasti counter`),
    spanish: listed('rotisería, banchan, casa comidas para llevar, guarniciones caseras, pollería asador'),
    french: listed(`traiteur à emporter, banchan, plats jour à emporter, traiteur coréen, comptoir traiteur,
      épicerie coréenne, traiteur asiatique, rôtisserie`),
    italian: listed('banchan, contorni pronti, piatti da asporto, polli allo spiedo'),
    german:
      listed(`Banchan, Feinkostsalate, Salattheke, hausgemachte Beilagen, koreanische Beilagen, Antipastitheke,
      Salatmanufaktur, warme Theke`),
    japanese: listed(
      'お惣菜店, そうざい, おかず屋, お惣菜, 惣菜専門店, コロッケ屋, 手作り惣菜, とんかつ 持ち帰り, 総菜屋, お総菜屋さん',
    ),
    Korean: listed(
      '반찬, 반찬집, 수제반찬, 김치 가게, 반찬 배달, 집반찬, 반찬전문점, 김치, 밑반찬, 반찬 정기배송, 전집, 나물반찬',
    ),
  },
  things: {
    english:
      listed(`kimchi, small dishes, by weight, tubs, croquettes, salads, pickled vegetables, stews, daily,
      seaweed, rice, namul`),
    spanish: listed('croquetas, ensaladilla, raciones, kimchi, al peso, mostrador, tortilla, guisos'),
    french: listed(
      `kimchi, salades, barquettes, au poids, gratins, comptoir, quiches, légumes marinés, poulet rôti`,
    ),
    italian: listed(
      `kimchi, insalate, lasagne, al peso, vaschette, banco, verdure grigliate, polpette, pollo arrosto`,
    ),
    german:
      listed(`Kimchi, Salate, Antipasti, Theke, Schälchen, nach Gewicht, Mitnehmen, eingelegt, Aufstriche,
      Frikadellen, Kartoffelsalat`),
    japanese: listed('コロッケ, 煮物, サラダ, 天ぷら, おかず, ポテトサラダ, 日替わり, 持ち帰り'),
    Korean: listed('밑반찬통, 국, 찌개, 나물, 젓갈, 장조림, 멸치볶음, 배추, 명절음식, 제사음식'),
  },
}
