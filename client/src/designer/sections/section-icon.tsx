import type { SectionType } from '@shingle/shared/sections/sections.ts'
import {
  CalendarDays,
  CircleQuestionMark,
  Code,
  Hammer,
  Image,
  Images,
  LayoutGrid,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  PanelBottom,
  PanelTop,
  Quote,
  RectangleHorizontal,
  Star,
  Users,
  Video,
} from 'lucide-react'

const icons: Readonly<Record<SectionType, LucideIcon>> = {
  Header: PanelTop,
  Introduction: Image,
  Services: Hammer,
  Gallery: Images,
  QuoteBanner: Quote,
  ImageBanner: RectangleHorizontal,
  Team: Users,
  Scheduling: CalendarDays,
  Video,
  CustomerReviews: Star,
  Logos: LayoutGrid,
  FrequentlyAskedQuestions: CircleQuestionMark,
  Contact: MessageSquare,
  Newsletter: Newspaper,
  Footer: PanelBottom,
  CodeEmbed: Code,
}

export const SectionIcon = ({ type }: { type: SectionType }) => {
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}
