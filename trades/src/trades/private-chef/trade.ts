import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'private-chef',
  kind: 'events',
  otherKind: 'table-service',
  names: {
    english: 'Private chef',
    spanish: 'Chef a domicilio',
    french: 'Chef à domicile',
    italian: 'Chef a domicilio',
    german: 'Mietkoch',
    japanese: '出張シェフ',
    Korean: '출장 셰프',
  },
  naming: {
    english:
      listed(`cook in your kitchen, personal chef, private chef hire, private dining chef, chef for hire, private chefs, at-home chef,
      dinner party chef, hire a chef, in-home chef, freelance chef, private dining at home, chalet chef,
      yacht chef, mobile bartender, bartending service, cocktail bartender, mixologist`),
    spanish: listed(`cocinero a domicilio, chef privado, chef privada, cocinera a domicilio, chef personal,
      bartender a domicilio, cocktelería a domicilio, barman para eventos`),
    french:
      listed(`cuisinier à domicile, chef privé, cuisinière à domicile, cheffe à domicile, chef personnel,
      barman à domicile, barman événementiel, traiteur à domicile chef`),
    italian:
      listed(`cuoco a domicilio, chef privato, cuoca a domicilio, personal chef, chef privata, barman per eventi,
      bartender a domicilio`),
    german:
      listed(`Privatkoch, Privatköchin, Mietköchin, Koch für zuhause, Störkoch, private Köchin, Leihkoch,
      Private Dining, Barkeeper mieten, mobile Cocktailbar, Störköchin, Koch mieten, Barkeeper,
      Barkeeperin, rent a cook`),
    japanese: listed(
      '出張料理人, プライベートシェフ, 出張料理, 出張寿司, 出張バーテンダー, 出張鉄板焼き, 作り置き代行',
    ),
    Korean: listed('프라이빗 셰프, 출장요리사, 홈파티 셰프, 출장 바텐더, 개인 셰프, 집밥 출장'),
  },
  things: {
    english:
      listed(`courses, tasting menu, dinner parties, kitchen, dietary, plated, canapés, groceries, villa, chef,
      retreat, cocktails`),
    spanish: listed('menú, cena, platos, cocina, invitados, degustación, villa, compra, maridaje'),
    french: listed('menu, dîner, plats, cuisine, convives, dégustation, courses, chalet, accords'),
    italian: listed('menù, cena, portate, cucina, ospiti, degustazione, villa, spesa, abbinamenti'),
    german: listed(
      `Menü, Gäste, Gänge, Küche, Dinner, Fingerfood, Einkauf, Zuhause, Geburtstag, Cocktails, Feier`,
    ),
    japanese: listed('コース, 献立, ご自宅, パーティー, ディナー, 食材, 記念日, 会席, 作り置き'),
    Korean: listed('코스, 메뉴, 집들이, 홈파티, 생신상, 요리, 바비큐, 한상, 식재료'),
  },
}
