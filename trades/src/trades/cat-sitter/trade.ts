import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cat-sitter',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Cat sitter',
    spanish: 'Cuidador de gatos',
    french: 'Cat-sitter',
    italian: 'Cat sitter',
    german: 'Katzensitter',
    japanese: 'キャットシッター',
    Korean: '캣시터',
  },
  naming: {
    english:
      listed(`cat sitting, cat sitters, cattery, cat boarding, cat feeding visits, cat visits, feed your cat,
      feed cats, boarding cattery, cat hotel, luxury cattery`),
    spanish:
      listed(`cuidadora de gatos, cat sitter, hotel para gatos, hotel felino, residencia felina, cuidado de gatos,
      guardería de gatos`),
    french: listed(
      `cat sitter, garde de chats, pension pour chats, pension féline, hôtel pour chats, garde de chat`,
    ),
    italian: listed('catsitter, pensione per gatti, hotel per gatti, cura dei gatti, accudire gatti'),
    german:
      listed(`Katzensitterin, Katzenbetreuung, Katzensitting, Katzenpension, Katzenhotel, Catsitter, Catsitterin,
      Katzen füttern`),
    japanese: listed(
      '猫シッター, ねこシッター, ネコシッター, 猫だけのお世話, 猫ホテル, 猫の留守番, 猫専門ホテル, 猫のお世話, 猫専用ホテル, 猫の預かり, 猫のシッター',
    ),
    Korean: listed(
      '고양이 돌봄, 고양이 시터, 고양이 호텔, 방문 캣시터, 고양이 방문탁묘, 탁묘, 고양이 전용 호텔, 고양이 위탁, 냥이 호텔',
    ),
  },
  things: {
    english:
      listed(`cats, kitten, litter tray, litter box, whiskers, purring, shy cats, brushing, feeding, cat flap,
      catnip, holidays, indoor cats, pens, heated pens, litter, injections`),
    spanish: listed(
      `gato, gatos, arenero, gatito, comida, caricias, cepillado, felino, vacaciones, rascador`,
    ),
    french: listed('chat, chats, chaton, litière, croquettes, câlins, brossage, matou, vacances, ronron'),
    italian: listed(`gatto, gatti, lettiera, gattino, pappa, coccole, spazzolatura, felino, vacanze, micio`),
    german:
      listed(`Katzen, Katze, Katzenklo, Kater, Kitten, Freigänger, Napf, Futter, Schmusen, Bürsten, Urlaub,
      Kratzbaum, Wohnungskatze`),
    japanese: listed(
      '猫, ねこ, 猫ちゃん, 子猫, トイレ, ごはん, 猫砂, ブラッシング, 旅行, 多頭飼い, トイレ掃除, お留守番',
    ),
    Korean: listed('고양이, 냥이, 화장실 청소, 모래, 사료, 캔, 장난감, 여행, 집사, 빗질, 캣타워'),
  },
}
