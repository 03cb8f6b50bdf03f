import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'videographer',
  kind: 'events',
  names: {
    english: 'Videographer',
    spanish: 'Videógrafo',
    french: 'Vidéaste',
    italian: 'Videomaker',
    german: 'Videograf',
    japanese: '映像制作',
    Korean: '영상 제작',
  },
  naming: {
    english:
      listed(`wedding videographer, videography, video production, filmmaker, wedding films, drone videographer,
      corporate video, video editor, video production company, video editing, wedding video,
      video marketing, live streaming, videographers, documentary filmmaker, wedding filmmaker,
      film production, cinematographer, livestreaming, promo videos, reels creator, music videos`),
    spanish:
      listed(`vídeo de bodas, videógrafa, producción audiovisual, productora audiovisual, realizador, videografía,
      vídeos corporativos, productora de vídeo, editor de vídeo`),
    french:
      listed(`vidéaste mariage, production vidéo, réalisateur vidéo, film de mariage, société de production vidéo,
      vidéo d’entreprise, vidéaste freelance, monteur vidéo, production audiovisuelle`),
    italian:
      listed(`videografo, video matrimoni, produzione video, filmmaker, videomaker matrimoni, riprese video,
      video aziendali, produzioni video, montaggio video`),
    german:
      listed(`Videografin, Hochzeitsvideo, Videoproduktion, Filmproduktion, Hochzeitsfilmer, Hochzeitsfilmerin,
      Filmemacher, Filmemacherin, Imagefilme, Kameramann, Kamerafrau, Hochzeitsfilm, Videoproduzent,
      Videoproduzentin, Videoschnitt, Livestreaming, Hochzeitsvideograf, Hochzeitsvideografin, Imagefilm,
      Videomarketing`),
    japanese: listed(
      '動画制作, ビデオグラファー, 結婚式ムービー, 動画編集, ビデオ撮影, 映像クリエイター, 映像作家, 配信代行, エンドロール撮影, ビデオカメラマン, 動画撮影',
    ),
    Korean: listed(
      '영상제작, 웨딩영상, 비디오그래퍼, 영상편집, 영상 촬영, 본식DVD, 홍보영상, 영상 프로덕션, 유튜브 편집, 돌잔치 영상',
    ),
  },
  things: {
    english:
      listed(`footage, editing, drone, highlights, camera, promo, trailer, grading, interviews, 4K, feature film,
      social clips, same-day edit, gimbal, super 8`),
    spanish: listed('edición, dron, cámara, boda, montaje, tráiler, entrevistas, promocional, streaming'),
    french: listed('montage, drone, caméra, mariage, clip, interview, teaser, étalonnage, captation'),
    italian: listed('montaggio, drone, videocamera, matrimonio, trailer, spot, riprese, interviste, reel'),
    german: listed(
      `Schnitt, Drohne, Trailer, Kamera, Hochzeit, Interview, Recruiting, Farbkorrektur, Reels, Dreh, Clip`,
    ),
    japanese: listed('編集, ドローン, カメラ, 結婚式, 配信, 採用動画, 発表会, 撮影'),
    Korean: listed('편집, 드론, 카메라, 촬영, 하이라이트, 행사, 인터뷰, 숏폼, 라이브 송출'),
  },
}
