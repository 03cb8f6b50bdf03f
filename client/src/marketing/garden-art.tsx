export const GardenArt = () => (
  <svg className="art" viewBox="0 0 1000 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d="M0 0h1000v340H0z" fill="#d9e7c4" />
    <circle cx="800" cy="92" r="54" fill="#f6d25c" />
    <path d="M0 210q180-60 380-22t620-30v182H0z" fill="#b3cf8e" />
    <path d="M40 262V150q0-60 62-60t62 60v112z" fill="#3c7a37" />
    <path d="M252 230h12v40h-12z" fill="#4a3018" />
    <circle cx="258" cy="172" r="72" fill="#24562a" />
    <path d="M388 270l62-206 62 206z" fill="#2f6a2c" />
    <path d="M560 270V166q0-78 92-78t92 78v104h-56v-86q0-34-36-34t-36 34v86z" fill="#3c7a37" />
    <circle cx="850" cy="226" r="58" fill="#24562a" />
    <circle cx="930" cy="238" r="44" fill="#4d9144" />
    <path d="M0 262h1000v78H0z" fill="#6da552" />
    <path d="M606 262h92l120 78H500z" fill="#efe6cf" />
  </svg>
)
