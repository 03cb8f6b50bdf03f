import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'astrologer',
  kind: 'professional-office',
  names: {
    english: 'Astrologer',
    spanish: 'Astrólogo',
    french: 'Astrologue',
    italian: 'Astrologo',
    german: 'Astrologe',
    japanese: '占い師',
    Korean: '타로 사주',
  },
  naming: {
    english:
      listed(`astrology, tarot reader, tarot readings, psychic, fortune teller, astrology readings, birth charts,
      palm reader, psychic medium, numerologist, birth chart readings, numerology, tarot, medium readings,
      vedic astrologer, human design, psychic readings, clairvoyant, mediumship, spiritual medium,
      palmistry, feng shui, angel card readings, psychic parties, akashic records, mystic,
      oracle card readings, tea leaf readings, human design readings`),
    spanish:
      listed(`astróloga, tarotista, cartas astrales, vidente, tarot, lectura de tarot, numerología, carta astral,
      astrología, videncia, médium, diseño humano, quiromancia, registros akáshicos, lectura de cartas`),
    french:
      listed(`astrologie, voyance, voyante, tarologue, tirage de tarot, cartomancie, numérologie, thème astral,
      médium, numérologue, cartomancienne, voyant, tarot, géomancie, human design, cartomancien`),
    italian:
      listed(`astrologa, cartomante, lettura dei tarocchi, tarocchi, oroscopo personale, numerologia, cartomanzia,
      tema natale, astrologia, sensitiva, chiromante, tarologa, veggente, human design, numerologo`),
    german:
      listed(`Astrologin, Astrologie, Kartenleger, Kartenlegerin, Tarot, Wahrsager, Wahrsagerin, Horoskope,
      Kartenlegen, Hellseher, Hellseherin, Numerologie, astrologische Beratung, Handleser, Handleserin,
      Horoskopberatung, Geburtshoroskop, Medium für Jenseitskontakte, Human Design, Feng-Shui-Berater,
      Feng-Shui-Beraterin, Feng Shui, Tarotberatung, Lenormandkarten, Tarotkarten, Engelmedium,
      Jenseitskontakte`),
    japanese: listed(
      `占い, タロット占い, 占いの館, 西洋占星術, 手相, 四柱推命, 霊視, 風水, 姓名判断, 占星術, 占いサロン, 電話占い, 数秘術, 占い館, スピリチュアルカウンセラー, 易者`,
    ),
    Korean: listed('타로, 사주, 철학관, 점집, 작명소, 신점, 사주카페, 타로카페, 점성술, 타로 가게, 타로집'),
  },
  things: {
    english:
      listed(`horoscope, planets, cards, zodiac, transits, chart, moon, readings, spirit, Saturn, rising sign,
      guidance, retrograde, guides, loved ones`),
    spanish: listed('horóscopo, signos, planetas, cartas, luna, arcanos, ascendente, futuro'),
    french: listed('horoscope, signes, planètes, cartes, lune, ascendant, avenir, guidance'),
    italian: listed('oroscopo, segni, pianeti, carte, luna, arcani, ascendente, futuro'),
    german: listed(
      `Sternzeichen, Planeten, Karten, Aszendent, Mond, Lenormand, Transite, Zukunft, Pendel, Tierkreis`,
    ),
    japanese: listed('星座, 運勢, カード, ホロスコープ, 鑑定, 恋愛, 開運, 相性, 手相鑑定'),
    Korean: listed('운세, 카드, 별자리, 팔자, 택일, 신년운세, 이름, 연애운, 재물운'),
  },
}
