export function ShopFront() {
  return (
    <svg viewBox="0 0 720 620" width="720" height="620" aria-hidden="true">
      <circle cx="560" cy="130" r="64" fill="var(--marigold)" opacity="0.55" />
      <path d="M70 120h580v500H70z" fill="#0e4f47" />
      <path d="M50 96h620v34H50z" fill="#083b35" />
      <g fill="var(--mantine-color-pine-3)">
        <path d="M118 40h72v56h-72zM228 40h72v56h-72zM420 40h72v56h-72zM530 40h72v56h-72z" />
      </g>
      <path d="M70 28h580v12H70z" fill="#083b35" />
      <rect x="230" y="146" width="260" height="44" rx="6" fill="#083b35" />
      <path
        d="M252 168h216"
        stroke="var(--marigold)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="46 18 70 18 34"
      />
      <Awning />
      <rect x="106" y="282" width="330" height="266" fill="#ffe9bf" />
      <rect
        x="106"
        y="282"
        width="330"
        height="266"
        fill="none"
        stroke="#083b35"
        strokeWidth="12"
      />
      <Goods />
      <path d="M126 302l84 0-84 110z" fill="#fff" opacity="0.35" />
      <rect
        x="474"
        y="282"
        width="140"
        height="338"
        fill="#155f52"
        stroke="#083b35"
        strokeWidth="12"
      />
      <rect x="498" y="308" width="92" height="150" rx="4" fill="#ffe9bf" />
      <rect
        x="518"
        y="352"
        width="52"
        height="30"
        rx="4"
        fill="#fff"
        transform="rotate(-4 544 367)"
      />
      <path d="M528 367h32" stroke="#0e4f47" strokeWidth="5" strokeLinecap="round" />
      <circle cx="592" cy="492" r="8" fill="var(--marigold)" />
      <rect x="94" y="548" width="354" height="26" fill="#083b35" />
      <path d="M0 614h720v6H0z" fill="#083b35" />
      <Plant />
    </svg>
  )
}

function Awning() {
  const stripes = Array.from({ length: 10 }, (_, index) => index)
  return (
    <g>
      {stripes.map((index) => (
        <path
          key={index}
          d={`M${90 + index * 54} 206h54v58a27 27 0 0 1-54 0z`}
          fill={index % 2 ? '#fdf8ec' : '#f2b65a'}
        />
      ))}
      <path d="M90 206h540v10H90z" fill="#083b35" opacity="0.25" />
    </g>
  )
}

function Goods() {
  return (
    <g>
      <path d="M124 430h294" stroke="#b9803a" strokeWidth="8" />
      <path d="M124 530h294" stroke="#b9803a" strokeWidth="8" />
      <g fill="#c4553b">
        <path d="M150 426c-8-34 8-50 34-50s42 16 34 50z" />
        <path d="M218 392c26-8 30 22 4 28" fill="none" stroke="#c4553b" strokeWidth="8" />
        <path d="M150 396l-20-12" stroke="#c4553b" strokeWidth="9" strokeLinecap="round" />
        <circle cx="184" cy="370" r="7" />
      </g>
      <circle cx="298" cy="384" r="42" fill="#16211e" />
      <circle cx="298" cy="384" r="27" fill="none" stroke="#52605c" strokeWidth="2" />
      <circle cx="298" cy="384" r="14" fill="var(--mantine-color-pine-4)" />
      <circle cx="298" cy="384" r="3" fill="#ffe9bf" />
      <path d="M366 426v-66h38v66z" fill="#3d8f7e" />
      <path d="M366 382h38v20h-38z" fill="#dbebe7" />
      <path d="M150 526v-58h62v58z" fill="#e8a08b" />
      <path d="M150 484h62" stroke="#fff" strokeWidth="6" />
      <path d="M244 526c-14-46 6-40 6-66h24c0 26 20 20 6 66z" fill="var(--mantine-color-pine-6)" />
      <path
        d="M262 460c-4-30-22-34-22-34s2 28 22 34zm0 0c4-36 26-40 26-40s0 32-26 40z"
        fill="var(--mantine-color-pine-4)"
      />
      <path d="M316 526v-30h84v30z" fill="var(--marigold)" />
      <path d="M326 496v-26h64v26z" fill="#fff" />
    </g>
  )
}

function Plant() {
  return (
    <g>
      <path d="M640 620l-8-62h60l-8 62z" fill="#c4553b" />
      <path
        d="M662 560c-6-66-44-78-44-78s-4 58 44 78zm0 0c-2-88 30-110 30-110s24 76-30 110z"
        fill="var(--mantine-color-pine-6)"
      />
      <path d="M662 560c-14-40 4-92 4-92s26 48-4 92z" fill="#3d8f7e" />
    </g>
  )
}
