/** The style sheet, to be served as `/play/game.css`. */
export const playStyle = `
:root {
  color-scheme: dark;
  --ground: #090d18; --surface: #111829; --raised: #18213a; --line: #ffffff1a;
  --text: #f1f4fd; --muted: #a7b1cf; --gold: #f6c453; --ember: #e8951c; --on-gold: #2a1800;
  --win: #3ddc97; --wrong: #ff8d97; --light: #1c2a55;
  font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
[data-category="FISH"] { --light: #0e4a63; }
[data-category="LIVE"], [data-category="COCKFIGHT"] { --light: #571a2b; }
[data-category="PVP"] { --light: #14503a; }
[data-category="SPORTS"] { --light: #174a5f; }
[data-category="ESPORTS"], [data-category="INHOUSE"] { --light: #3c1f6e; }
[data-category="LOTT"], [data-category="ELOTT"] { --light: #5a3a12; }
*, *::before, *::after { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; min-height: 100dvh; color: var(--text); background: radial-gradient(120% 460px at 50% -40px, var(--light), transparent 72%) no-repeat var(--ground);
  -webkit-font-smoothing: antialiased; -webkit-tap-highlight-color: transparent; touch-action: manipulation;
}
header, main { max-width: 480px; margin-inline: auto; padding-inline: 12px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 60px; padding-block-start: env(safe-area-inset-top); }
main { display: grid; gap: 12px; padding-block-end: calc(24px + env(safe-area-inset-bottom)); }
button { font: inherit; color: inherit; border: 0; cursor: pointer; }
:focus-visible, label:has(:focus-visible) { outline: 3px solid #fff; outline-offset: 2px; }
#back { display: flex; align-items: center; gap: 6px; min-height: 44px; padding-inline: 8px 14px; border-radius: 12px; background: #0006; border: 1px solid var(--line); font-size: 14px; font-weight: 600; text-align: start; }
#back svg { flex: none; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
[dir="rtl"] #back svg { transform: scaleX(-1); }
.purse { display: grid; justify-items: end; line-height: 1.2; }
.purse span { font-size: 12px; color: var(--muted); }
.purse strong { font-size: 18px; font-variant-numeric: tabular-nums; color: var(--gold); }
.hero { position: relative; overflow: hidden; border-radius: 18px; box-shadow: 0 18px 40px -24px #000, inset 0 0 0 1px var(--line); }
.hero img { display: block; width: 100%; height: auto; aspect-ratio: 12 / 5; object-fit: cover; }
.hero h1 { position: absolute; inset-inline: 16px 42%; inset-block-end: 14px; font-size: clamp(18px, 5.6vw, 24px); line-height: 1.12; letter-spacing: -.02em; overflow-wrap: anywhere; text-shadow: 0 2px 8px #000a; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.reels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; padding: 12px; border-radius: 20px; background: linear-gradient(#ffe9a8, var(--gold) 20%, #a8630f 80%, #e8b04a); box-shadow: inset 0 0 0 5px #5a3206, 0 16px 36px -18px #000; }
.reel { position: relative; overflow: hidden; aspect-ratio: 1 / 1.06; border-radius: 12px; background: linear-gradient(#b9c2da, #fff 28%, #fff 72%, #b9c2da); }
.reel::after { content: ""; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 10px 16px -6px #0b102099, inset 0 -10px 16px -6px #0b102099; }
.face, .strip img { display: block; width: 100%; height: auto; padding: 8%; }
.face { position: absolute; inset: 0; margin: auto; }
.strip { visibility: hidden; }
.reel[data-rolling="yes"] .face { visibility: hidden; }
.reel[data-rolling="yes"] .strip { visibility: visible; animation: roll .42s linear infinite; }
.reel[data-rolling=""] .face { animation: land .3s cubic-bezier(.2, 1.5, .4, 1); }
.reels[data-result="win"], .reels[data-result="big"] { animation: shine .9s ease-out 2; }
.reels[data-result="big"] { animation-iteration-count: 5; }
#message { min-height: 32px; text-align: center; font-size: 15px; color: var(--muted); font-variant-numeric: tabular-nums; }
#message[data-result="win"], #message[data-result="big"] { font-size: 22px; line-height: 32px; font-weight: 800; color: var(--win); }
#message[data-result="big"] { color: var(--gold); }
#message:empty + #problem:not(:empty) { margin-block-start: -44px; }
#problem { border-radius: 12px; padding: 12px 14px; font-size: 14px; color: var(--wrong); background: #3a1020; border: 1px solid #ff5d6c66; }
#problem:empty { display: none; }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { padding: 0; margin-block-end: 6px; font-size: 13px; color: var(--muted); }
#choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(88px, 1fr)); gap: 8px; min-height: 46px; }
label { position: relative; border-radius: 12px; cursor: pointer; }
label input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: inherit; }
label span { display: grid; place-items: center; min-height: 46px; padding-inline: 6px; border-radius: 12px; background: var(--raised); border: 1px solid var(--line); font-size: 14px; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
label input:checked + span { background: linear-gradient(#33408a, #1d2755); border-color: var(--gold); box-shadow: inset 0 0 0 1px var(--gold); }
fieldset:disabled label { cursor: default; opacity: .6; }
#spin { min-height: 60px; border-radius: 18px; font-size: 20px; font-weight: 800; color: var(--on-gold); background: linear-gradient(#ffdc86, var(--gold) 45%, var(--ember)); box-shadow: inset 0 1px 0 #fff9, 0 12px 28px -12px #e8951caa; transition: transform .12s, filter .2s; }
#spin:active { transform: scale(.98); }
#spin[aria-disabled="true"] { filter: saturate(.45) brightness(.8); cursor: progress; transform: none; }
details { border-radius: 14px; background: var(--surface); border: 1px solid var(--line); font-size: 14px; }
summary { min-height: 46px; padding: 12px 14px; cursor: pointer; font-weight: 600; }
details p { padding: 8px 14px 14px; color: var(--muted); font-size: 13px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 14px; text-align: start; border-block-start: 1px solid var(--line); }
thead th { font-size: 12px; font-weight: 500; color: var(--muted); }
td { font-weight: 700; color: var(--gold); }
td + td { color: var(--text); }
tbody img { display: block; }
@keyframes roll { from { transform: translateY(-85.7%); } to { transform: translateY(0); } }
@keyframes land { from { transform: translateY(-26%); } to { transform: none; } }
@keyframes shine { 50% { box-shadow: inset 0 0 0 5px #fff3c0, 0 0 46px 4px #f6c453cc; } }
@media (max-height: 640px) and (max-width: 480px) { .hero img { aspect-ratio: 3 / 1; } #spin { min-height: 54px; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; }
  .reel[data-rolling="yes"] .strip { visibility: hidden; }
  .reel[data-rolling="yes"] .face { visibility: visible; opacity: .35; }
}
`.trimStart()
