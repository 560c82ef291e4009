import { chromium } from '@playwright/test'; import { AxeBuilder } from '@axe-core/playwright';
const base='http://localhost:5231';
const br=await chromium.launch({executablePath:'/usr/bin/chromium'});
const signIn=async(email)=>{const a=await fetch(base+'/api/auth/login3',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password:'shootline',alias:'demo'})});return a.json()};
const only=process.argv.slice(2);
const views=[['cal-month','camop@demo.test','/calendar'],['cal-week','camop@demo.test','/calendar?view=week'],['board','admin@demo.test','/staffing']];
for(const scheme of ['light','dark'])for(const w of [1440,390])for(const [name,email,path] of views){ if(only.length&&!only.includes(name))continue;
const user=await signIn(email);const c=await br.newContext({viewport:{width:w,height:w===390?844:900},colorScheme:scheme,timezoneId:'Australia/Sydney',reducedMotion:'reduce'});const p=await c.newPage();p.on('console',m=>{if(m.type()==='error')console.log(name,w,m.text().slice(0,200))});p.on('pageerror',e=>console.log('PE',e.message));
await p.addInitScript(s=>{localStorage.setItem('shootline.auth',s);},JSON.stringify({state:{user},version:1}));
await p.goto(base+path);await p.waitForLoadState('networkidle').catch(()=>{});await p.waitForTimeout(1200);
const a=await new AxeBuilder({page:p}).analyze();for(const v of a.violations)console.log(name,w,scheme,v.id,v.nodes.slice(0,2).map(n=>n.html.slice(0,160)).join(' | '));
await p.screenshot({path:`/tmp/cal/${name}-${w}-${scheme}.png`,fullPage:w===390});
await c.close();}
await br.close();
