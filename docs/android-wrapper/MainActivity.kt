// An example of an app for docs/android-bridge.md. It is not built or tested in this repository: packages, resources
// and the manifest (INTERNET, VIBRATE, POST_NOTIFICATIONS, allowBackup=false) belong to the app.
package app.inward.wrapper

import android.Manifest
import android.annotation.SuppressLint
import android.content.Intent
import android.graphics.Color
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.VibrationEffect
import android.os.Vibrator
import android.util.Base64
import android.view.WindowManager
import android.webkit.JavascriptInterface
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import com.google.firebase.messaging.FirebaseMessaging
import org.json.JSONArray
import org.json.JSONObject
import java.io.File

private const val ORIGIN = "https://inward.example"

class MainActivity : ComponentActivity() {
    private lateinit var web: WebView
    private var isLoading = true

    private val askForNotifications =
        registerForActivityResult(ActivityResultContracts.RequestPermission()) { handOverToken() }

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(savedInstanceState: Bundle?) {
        installSplashScreen().setKeepOnScreenCondition { isLoading }
        super.onCreate(savedInstanceState)
        // Keep words out of screenshots, recordings and the overview of recent apps.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        web = WebView(this).apply {
            settings.javaScriptEnabled = true
            settings.domStorageEnabled = true
            settings.allowFileAccess = false
            settings.setSupportZoom(false)
            webViewClient = OneOrigin()
            addJavascriptInterface(Bridge(), "AndroidBridge")
        }
        setContentView(web)
        ViewCompat.setOnApplyWindowInsetsListener(web) { _, insets -> insets.also(::reportInsets) }
        onBackPressedDispatcher.addCallback(this) { if (web.canGoBack()) web.goBack() else finish() }
        web.loadUrl(ORIGIN + pathOf(intent))
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        tell("openPath", JSONObject.quote(pathOf(intent)))
    }

    override fun onPause() {
        web.onPause()
        super.onPause()
    }

    override fun onResume() {
        super.onResume()
        web.onResume()
    }

    /** The path that a tapped notification carries; anything that is no path of the product leads home. */
    private fun pathOf(intent: Intent): String =
        intent.getStringExtra("path")?.takeIf { it.startsWith("/") && !it.startsWith("//") } ?: "/"

    /** Calls a function of the page; the argument is JSON. */
    private fun tell(name: String, json: String) = runOnUiThread {
        val url = Uri.parse(web.url ?: return@runOnUiThread)
        if ("${url.scheme}://${url.authority}" != ORIGIN) return@runOnUiThread
        web.evaluateJavascript("window.inward && window.inward.$name($json)", null)
    }

    private fun handOverToken() {
        FirebaseMessaging.getInstance().token.addOnSuccessListener { tell("registerPushToken", JSONObject.quote(it)) }
    }

    private fun reportInsets(insets: WindowInsetsCompat) {
        val density = resources.displayMetrics.density
        val bars = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        val keyboard = insets.getInsets(WindowInsetsCompat.Type.ime()).bottom
        val sides = JSONObject()
            .put("top", bars.top / density).put("right", bars.right / density)
            .put("bottom", bars.bottom / density).put("left", bars.left / density)
        tell("insetsChanged", sides.toString())
        tell("keyboardChanged", (keyboard / density).toString())
    }

    private inner class OneOrigin : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url
            if ("${url.scheme}://${url.authority}" == ORIGIN) return false
            if (url.scheme == "https") startActivity(Intent(Intent.ACTION_VIEW, url))
            return true
        }
    }

    /** Called on a thread of the web view's: everything that touches the screen goes to the main one. */
    private inner class Bridge {
        @JavascriptInterface
        fun onLoginFinished() = handOverToken()

        @JavascriptInterface
        fun onLogoutFinished() = emptyShared()

        @JavascriptInterface
        fun onReflectionCompleted(type: String, wordCount: Int) = Unit

        @JavascriptInterface
        fun onMilestoneReached(type: String, milestone: Int) = Unit

        @JavascriptInterface
        fun onNavigationChange(path: String) = Unit

        @JavascriptInterface
        fun showToast(message: String) =
            runOnUiThread { Toast.makeText(this@MainActivity, message, Toast.LENGTH_SHORT).show() }

        @JavascriptInterface
        fun vibrate(durationMs: Int) {
            val length = durationMs.coerceIn(1, 1_000).toLong()
            getSystemService(Vibrator::class.java)
                .vibrate(VibrationEffect.createOneShot(length, VibrationEffect.DEFAULT_AMPLITUDE))
        }

        @JavascriptInterface
        fun openExternalLink(url: String) {
            val target = Uri.parse(url)
            if (target.scheme == "https") startActivity(Intent(Intent.ACTION_VIEW, target))
        }

        @JavascriptInterface
        fun shareContent(text: String, url: String) = share(Intent(Intent.ACTION_SEND).setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, "$text\n$url"))

        @JavascriptInterface
        fun shareImage(dataUrl: String, fileName: String, title: String, text: String) =
            shareFile(dataUrl, fileName, title, text)

        @JavascriptInterface
        fun shareFile(dataUrl: String, fileName: String, title: String, text: String) {
            emptyShared()
            share(Intent(Intent.ACTION_SEND).setType(dataUrl.substringAfter("data:").substringBefore(';'))
                .putExtra(Intent.EXTRA_STREAM, write(dataUrl, fileName))
                .putExtra(Intent.EXTRA_TITLE, title)
                .putExtra(Intent.EXTRA_TEXT, text)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
        }

        @JavascriptInterface
        fun shareImages(list: String, title: String, text: String) {
            emptyShared()
            val pictures = JSONArray(list)
            val shared = (0 until pictures.length()).map(pictures::getJSONObject)
                .map { write(it.getString("dataUrl"), it.getString("fileName")) }
            share(Intent(Intent.ACTION_SEND_MULTIPLE).setType("image/png")
                .putParcelableArrayListExtra(Intent.EXTRA_STREAM, ArrayList(shared))
                .putExtra(Intent.EXTRA_TITLE, title)
                .putExtra(Intent.EXTRA_TEXT, text)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
        }

        @JavascriptInterface
        fun setStatusBarColor(color: String) = runOnUiThread { window.statusBarColor = Color.parseColor(color) }

        @JavascriptInterface
        fun requestNotificationPermission() = runOnUiThread {
            if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) handOverToken()
            else askForNotifications.launch(Manifest.permission.POST_NOTIFICATIONS)
        }

        @JavascriptInterface
        fun hideSplashScreen() = runOnUiThread { isLoading = false }

        @JavascriptInterface
        fun getEnvironmentInfo(): String = JSONObject()
            .put("bridgeVersion", "1").put("model", Build.MODEL).put("androidVersion", Build.VERSION.RELEASE).toString()

        /** The folder that the paths of the FileProvider name. What is in it may be a whole journal. */
        private val sharedFolder get() = File(cacheDir, "shared")

        private fun write(dataUrl: String, fileName: String): Uri {
            val file = File(sharedFolder.apply { mkdirs() }, File(fileName).name)
            file.writeBytes(Base64.decode(dataUrl.substringAfter(','), Base64.DEFAULT))
            return FileProvider.getUriForFile(this@MainActivity, "$packageName.files", file)
        }

        private fun emptyShared() {
            sharedFolder.deleteRecursively()
        }

        private fun share(intent: Intent) = startActivity(Intent.createChooser(intent, null))
    }
}
