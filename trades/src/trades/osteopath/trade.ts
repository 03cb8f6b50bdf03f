import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'osteopath',
  kind: 'health-practice',
  names: {
    english: 'Osteopath',
    spanish: 'Osteópata',
    french: 'Ostéopathe',
    italian: 'Osteopata',
    german: 'Osteopathie',
    japanese: '整体院',
    Korean: '정골 치료',
  },
  naming: {
    english: listed('osteopathy, osteopathic clinic, cranial osteopath, osteopathic practice'),
    spanish: listed('osteopatía, clínica de osteopatía'),
    french: listed('ostéopathie, cabinet d’ostéopathie, ostéopathe do'),
    italian: listed('osteopatia, studio di osteopatia'),
    german: listed('osteopathin, praxis für osteopathie, kinderosteopathie'),
    japanese: listed('整体, オステオパシー, 骨盤矯正, カイロ整体, 整体師'),
    Korean: listed('도수 치료, 체형 교정원, 골반 교정'),
  },
  things: {
    english: listed('back pain, spine, sciatica, joints, cranial, neck pain, posture, babies, migraine'),
    spanish: listed('espalda, lumbalgia, cervicales, ciática, articulaciones, bebés'),
    french: listed('dos, lombalgie, cervicales, nourrisson, sciatique, articulations, torticolis'),
    italian: listed('schiena, lombalgia, cervicale, sciatica, neonati, postura'),
    german: listed('rücken, verspannung, wirbelsäule, kiefer, gelenke, säuglinge, blockaden'),
    japanese: listed('肩こり, 腰痛, 骨盤, 姿勢, 歪み, ぎっくり腰, 首'),
    Korean: listed('허리, 목, 골반, 척추, 자세, 통증'),
  },
}
