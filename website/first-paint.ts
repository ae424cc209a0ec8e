/**
 * Runs in the page's head. What is read is painted first, in a typeface that is there already; then `painted` is told to
 * whoever waits for it, and Anek is fetched for the page's own text and shown when all of it is there, so that the page is
 * laid out anew only once (`styles/tokens.css`). A reader who was here a moment ago has the files, so nothing is held back.
 * Some browsers never tell of a paint: then the page's load says it, a second later.
 */
export const firstPaintScript = [
  "{const{documentElement:{dataset:d},referrer:r,fonts:f}=document,type=()=>{d.type='anek'},",
  "go=()=>{if('painted'in d)return;d.painted='';dispatchEvent(new Event('painted'));const t=document.body.textContent;",
  "Promise.all([f.load('400 1em Anek',t),f.load('600 1em Anek',t)]).then(type,type)};",
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate'||r.startsWith(location.origin+'/')){d.painted='';type()}",
  "else{new PerformanceObserver((list,o)=>{list.getEntriesByName('first-contentful-paint')[0]&&(o.disconnect(),go())})",
  ".observe({type:'paint',buffered:true});",
  "addEventListener('load',()=>setTimeout(go,1000))}}",
].join('');
