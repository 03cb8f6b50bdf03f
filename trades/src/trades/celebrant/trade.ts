import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'celebrant',
  kind: 'events',
  names: {
    english: 'Celebrant',
    spanish: 'Oficiante de ceremonias',
    french: 'Officiant de cérémonie',
    italian: 'Celebrante',
    german: 'Freie Rednerin',
    japanese: '人前式司会者',
    Korean: '결혼식 사회 주례',
  },
  naming: {
    english: listed(`independent celebrant, lead weddings, wedding celebrant, civil celebrant, officiant,
      wedding officiant, naming ceremonies, humanist celebrant, humanist ceremonies, celebrancy,
      marriage celebrant, naming days, vow renewals, conduct ceremonies`),
    spanish:
      listed(`oficiante de bodas, maestro de ceremonias, celebrante, ceremonias civiles, bodas simbólicas,
      maestra de ceremonias`),
    french:
      listed(`officiante de cérémonie, cérémonies laïques, cérémonie laïque, célébrante, maître de cérémonie,
      officiant de mariage`),
    italian: listed(`celebrante di matrimoni, cerimonie simboliche, matrimoni simbolici, rito simbolico,
      cerimonie laiche, celebrante laico`),
    german:
      listed(`Freie Trauung, freie Trauungen, Hochzeitsredner, Hochzeitsrednerin, Traurednerin, Trauredner,
      Zeremonienmeister, Zeremonienmeisterin, freier Redner, Zeremonienleiter, Zeremonienleiterin,
      Willkommensfeiern, freie Theologin, Traureden, Kinderwillkommensfeste`),
    japanese: listed('ウェディング司会, 結婚式司会, 人前式, 式典司会, セレブラント, ブライダル司会, 司会業'),
    Korean: listed('주례, 결혼식 사회, 전문사회자, 전문주례, 행사 사회자, 스몰웨딩 주례, 전문 MC'),
  },
  things: {
    english:
      listed(`ceremony, vows, script, handfasting, rings, namings, couples, readings, civil partnerships, woods,
      beach, candle lighting`),
    spanish: listed(`votos, ceremonia, lecturas, anillos, bienvenida de bebé, novios, guion, ritual, playa`),
    french: listed('vœux, mariage, baptême laïc, rituel, discours, couple, textes, plein air'),
    italian: listed('voti, cerimonia, anelli, sposi, letture, rito della luce, promessa, nomi, spiaggia'),
    german:
      listed(`Rede, Trauung, Gelübde, Zeremonie, Brautpaar, Ringe, Taufe ohne Kirche, Handfasting, Sandritual,
      Hochzeit, Paargespräch`),
    japanese: listed('誓いの言葉, 式, 挙式, 新郎新婦, 披露宴, 司会, 原稿, 進行, 指輪'),
    Korean: listed('서약, 식순, 신랑신부, 예식, 사회자, 돌잔치, 피로연, 대본, 성혼선언'),
  },
}
